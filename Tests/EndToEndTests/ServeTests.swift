// An address that cannot be had is told in one sentence, with what to do, and ends with 70.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct ServeTests {
  @Test func `an address of nobody is told`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["serve", "--host", "192.0.2.1", "--port", "0", "--knowledge", folder.path])
    #expect(run.code == 70)
    #expect(
      run.error
        == "pandu serve: 192.0.2.1:0 tidak dapat dipakai (Cannot assign requested address); "
        + "pilih alamat lain dengan --host atau porta lain dengan --port\n")
  }
}
