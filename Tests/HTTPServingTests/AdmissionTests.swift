import TestSupport
import Testing

@testable import HTTPServing

// Who gives way, as a value:
//
// 1. Of a network, the connection that has been quiet longest; nobody who may not give way, and nobody of another network.
// 2. Of all, the same; one look finds many, and who was answered since that look, or has gone, is passed over.
// 3. All are looked through once a turn at most.
@Suite(.timeLimit(runningMinutes: 1)) struct AdmissionTests {
  private func network(_ host: UInt8) -> PeerNetwork {
    PeerNetwork(Address(family: 2, bytes: [2, 0, 0, 0, 192, 0, 2, host] + [UInt8](repeating: 0, count: 8)))
  }

  @Test func `of a network`() {
    var admission = Admission(most: 10)
    let keys = [1, 2, 1, 1].map { admission.add(network($0)) }
    #expect(keys == [0, 1, 2, 3])
    var since: [UInt64: UInt64] = [0: 9, 1: 1, 2: 7, 3: 8]
    let quietest = { (admission: Admission, host: UInt8, since: [UInt64: UInt64]) in
      admission.quietest(of: network(host)) { key in since[key].map { .init(key: key, since: $0) } }
    }
    #expect(quietest(admission, 1, since) == 2)
    #expect(quietest(admission, 2, since) == 1)
    #expect(quietest(admission, 3, since) == nil)
    // An answer is made for it.
    since[2] = nil
    #expect(quietest(admission, 1, since) == 3)
    for key in [3, 0] as [UInt64] { admission.remove(key, of: network(1)) }
    #expect(quietest(admission, 1, since) == nil)
  }

  @Test func `of all`() {
    var admission = Admission(most: 200)
    var since: [UInt64: UInt64] = [:]
    for number in 0..<200 { since[admission.add(network(1))] = UInt64(1_000 - number) }
    var looks = 0
    func quietest(at now: UInt64) -> UInt64? {
      let all = since
      return admission.quietest(at: now, among: all.keys) { key in
        looks += 1
        return all[key].map { .init(key: key, since: $0) }
      }
    }
    #expect(quietest(at: 1) == 199)
    #expect(looks == 200)
    since[199] = nil
    // The next two: one that was answered, and one that has gone.
    since[198] = 5_000
    since[197] = nil
    #expect(quietest(at: 1) == 196)
    since[196] = nil
    #expect(looks == 203)
    for key in UInt64(136)...195 {
      #expect(quietest(at: 1) == 331 - key)
      since[331 - key] = nil
    }
    // What one look has found is used up, and this turn has had its look.
    #expect(quietest(at: 1) == nil)
    #expect(quietest(at: 2) == 135)
  }
}
