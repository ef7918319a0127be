// 1. An address that cannot be had is told in one sentence, with what to do, and ends with 70.
// 2. With `--allow-host` other names are told 421, but for the probes.

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

  @Test func `names of hosts`() throws {
    let program = try ServingProgram(["--allow-host", "tanya.lpse.example, [::1]"])
    let client = try program.client()
    for (target, host, status) in [
      ("/v1/about", "tanya.lpse.example", 200), ("/v1/about", "TANYA.lpse.example:8080", 200),
      ("/v1/about", "[::1]:80", 200), ("/v1/about", "rebound.example", 421), ("/", "127.0.0.1", 421),
      ("/healthz", "rebound.example", 200), ("/readyz", "10.0.0.7:8080", 200),
    ] {
      client.send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      #expect(client.answer()?.status == status, "\(target) \(host)")
    }
  }
}
