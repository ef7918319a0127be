extension DiagnosticRenderer {
  static func check(_ problem: CheckProblem) -> (what: Wording, hint: Wording) {
    switch problem {
    case .noAnswers, .sameLabel, .unknownQuestion, .unknownTarget, .loop, .unreachable: path(problem)
    default: shape(problem)
    }
  }

  private static func shape(_ problem: CheckProblem) -> (Wording, Wording) {
    switch problem {
    case .noQuestions:
      ("pemeriksaan tanpa pertanyaan", "tulis  1. Pertanyaan?  lalu jawabannya menjorok di bawahnya")
    case .tooManyQuestions(let limit):
      ("pemeriksaan lebih dari \(limit) pertanyaan", "pecah menjadi pemeriksaan di beberapa entri")
    case .wrongNumber(let number, let expected):
      (
        "pertanyaan bernomor \(number), seharusnya \(expected)",
        "urutkan nomornya, lalu cocokkan tujuan → nomor"
      )
    case .strayText(let text):
      (
        "\"\(text)\" bukan pertanyaan bernomor dan bukan jawaban",
        "tulis  1. Pertanyaan?  dan di bawahnya  - jawaban → tujuan"
      )
    case .answerWithoutQuestion(let text):
      ("jawaban \"\(text)\" tidak berada di bawah pertanyaan", "tulis dahulu  1. Pertanyaan?  di atasnya")
    case .answerWithoutTarget(let text):
      (
        text.isEmpty ? "tidak ada tujuan setelah tanda →" : "jawaban \"\(text)\" tidak punya tanda →",
        "tulis  - jawaban → nomor pertanyaan, id entri, id kontak, atau \"kalimat penutup\""
      )
    case .answerWithoutLabel(let text):
      ("\"\(text)\" tidak punya jawaban di depan tanda →", "tulis  - jawaban → tujuan")
    case .sentenceNotClosed(let text):
      ("kalimat penutup \(text) tidak diakhiri tanda kutip", "tambahkan \" di akhir kalimat")
    case .sentenceNotQuoted(let text):
      ("\"\(text)\" di antara dua tanda → bukan kalimat berkutip", "tulis  → \"kalimat penutup\" → id-kontak")
    default: ("", "")
    }
  }

  private static func path(_ problem: CheckProblem) -> (Wording, Wording) {
    switch problem {
    case .noAnswers(let number):
      ("pertanyaan \(number) tidak punya jawaban", "tambahkan di bawahnya, menjorok:  - jawaban → tujuan")
    case .sameLabel(let label, let first):
      (
        "jawaban \"\(label)\" ditulis dua kali; yang pertama di \(place(first))",
        "bedakan kalimatnya, atau hapus salah satunya"
      )
    case .unknownQuestion(let number, let last):
      ("pertanyaan \(number) tidak ada", "pilih nomor 1 sampai \(last), atau tambahkan pertanyaannya")
    case .unknownTarget(let id, let nearest):
      (
        "tujuan \"\(id)\" bukan entri maupun kontak",
        nearest.map { "mungkin maksudnya \"\($0)\"" }
          ?? "periksa ejaannya; kalimat penutup diapit tanda kutip"
      )
    case .loop(let numbers):
      (
        "pemeriksaan ini berputar: pertanyaan \(numbers.map(String.init).joined(separator: " → "))",
        "arahkan jawaban ini ke entri, kontak, atau \"kalimat penutup\" agar ada akhirnya"
      )
    case .unreachable(let number):
      (
        "tidak ada jalan dari pertanyaan 1 ke pertanyaan \(number)",
        "arahkan sebuah jawaban ke → \(number), atau hapus pertanyaan ini"
      )
    default: ("", "")
    }
  }
}
