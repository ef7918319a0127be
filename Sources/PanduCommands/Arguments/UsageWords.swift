import FAQKnowledge
import FAQService

/// Words what is wrong with a command line, each in one line.
enum UsageWords {
  static func line(_ problem: UsageProblem, command: String) -> String {
    (command.isEmpty ? "pandu: " : "pandu \(command): ") + words(problem, command)
  }

  private static func words(_ problem: UsageProblem, _ command: String) -> String {
    switch problem {
    case .unknownFlag(let flag, let nearest):
      "pilihan \(quote(flag)) tidak dikenal.\(suggestion(nearest, "--")) Semua pilihan: pandu \(command) --help"
    case .missingValue(let flag): "--\(flag.name) perlu nilai: --\(flag.name) \(flag.value.placeholder)"
    case .unwantedValue(let flag): "--\(flag.name) tidak memakai nilai"
    case .badValue(let flag, let text, let problem): "--\(flag.name) " + value(problem, text)
    case .twice(let flag): "--\(flag.name) hanya boleh ditulis sekali"
    case .strayWord(let word, let operands):
      "\(quote(word)) berlebih; " + (operands.name.isEmpty ? "selain pilihan" : "sesudah \(operands.name)")
        + " tidak ada yang dipakai"
    case .missingFlag(let flag): "--\(flag.name) \(flag.value.placeholder) belum ditulis"
    case .missingOperand(let operands): "\(operands.name) belum ditulis"
    case .unknownCommand(let name, let nearest):
      "perintah \(quote(name)) tidak dikenal.\(suggestion(nearest, "pandu ")) Semua perintah: pandu --help"
    }
  }

  private static func value(_ problem: ValueProblem, _ text: String) -> String {
    switch problem {
    case .blank: "perlu nilai, bukan teks kosong"
    case .notInteger(let range):
      "\(quote(text)) harus bilangan bulat \(range.lowerBound) sampai \(range.upperBound), ditulis dengan angka saja"
    case .notFraction(let range):
      "\(quote(text)) harus bilangan \(Int(range.lowerBound)) sampai \(Int(range.upperBound)), misalnya 97.5"
    case .notAMoment:
      "\(quote(text)) bukan waktu dengan selisih zonanya; tulis misalnya 2026-11-21T03:59+07:00"
    case .notAMinute:
      "\(quote(text)) bukan tanggal dan jam; tulis di antara tanda kutip, misalnya \"2026-11-21 04:00\""
    case .notAmong(let names):
      "\(quote(text)) tidak dikenal.\(suggestion(NearestName.of(text, among: names), "")) Yang dikenal: "
        + names.joined(separator: ", ")
    case .notHostName(let part):
      "\(quote(part)) bukan nama host; tulis tanpa skema, porta, dan jalur, misalnya tanya.lpse.example"
    case .notHost: "\(quote(text)) bukan nama atau alamat mesin"
    case .notBotName: "\(quote(text)) bukan nama bot; tulis 4 sampai 32 huruf, angka, atau _"
    case .notOrigin(let part, let error, _):
      "\(quote(part)) bukan asal (http://NAMA atau https://NAMA, bila perlu dengan :PORTA): " + origin(error)
    case .emptyOrigin: "\(quote(text)) memuat bagian kosong di sebelah koma"
    }
  }

  private static func origin(_ error: OriginError) -> String {
    switch error {
    case .opaque: "\"null\" adalah setiap halaman tanpa asal"
    case .wildcard: "tanda * hanya boleh sendiri, untuk semua asal"
    case .noScheme: "http:// atau https:// belum ditulis"
    case .scheme: "skemanya bukan http atau https"
    case .user: "nama pengguna tidak termasuk asal"
    case .path: "jalur di belakang nama tidak termasuk asal"
    case .host: "nama mesinnya tidak sah; huruf di luar a-z ditulis sebagai xn--"
    case .port: "portanya bukan bilangan 1 sampai 65535"
    }
  }

  private static func quote(_ text: String) -> String { "\"\(ShellWord.shown(text))\"" }

  private static func suggestion(_ nearest: String?, _ prefix: String) -> String {
    nearest.map { " Maksud Anda \(prefix)\($0)?" } ?? ""
  }
}
