import FAQKnowledge

/// The cases of ``Problem`` without their facts, so that a list of examples can be held against them: a new case of it does
/// not compile in `init` until it has one here.
enum ProblemKind: CaseIterable {
  case folderMissing, notAFolder, noEntries, unreadable, tooManyKeys, notALink, patternsTooLarge, tooLarge,
    tooManyFiles, folderTooDeep, notUTF8, badID
  case notKeyValue, frontMatterNotClosed, fenceNotClosed, unknownKey, duplicateKey, noTitle, secondTitle
  case unknownSection, duplicateSection, missingField, badNumber, unknownKind, notAChoice, notASynonym
  case unknownPhrase, notACodeMeaning, badMailCode, duplicateCode
  case noAnswer, noWordings, noSource, noContact, noCategoryFile, duplicateID, unknownReference
  case duplicateWording, duplicateVariant, rule, placeholderWithoutField, fieldWithoutPlaceholder
  case keyOutsideBasis, unknownPlace
  case letterWithoutFields, unknownFieldRule, tooManyFields, letterWithoutRecipient, check
  case wordingMisses, counterexampleHits

  init(_ problem: Problem) {
    self =
      switch problem {
      case .folderMissing: .folderMissing
      case .notAFolder: .notAFolder
      case .noEntries: .noEntries
      case .unreadable: .unreadable
      case .tooManyKeys: .tooManyKeys
      case .notALink: .notALink
      case .patternsTooLarge: .patternsTooLarge
      case .tooLarge: .tooLarge
      case .tooManyFiles: .tooManyFiles
      case .folderTooDeep: .folderTooDeep
      case .notUTF8: .notUTF8
      case .badID: .badID
      case .notKeyValue: .notKeyValue
      case .frontMatterNotClosed: .frontMatterNotClosed
      case .fenceNotClosed: .fenceNotClosed
      case .unknownKey: .unknownKey
      case .duplicateKey: .duplicateKey
      case .keyOutsideBasis: .keyOutsideBasis
      case .unknownPlace: .unknownPlace
      case .noTitle: .noTitle
      case .secondTitle: .secondTitle
      case .unknownSection: .unknownSection
      case .duplicateSection: .duplicateSection
      case .missingField: .missingField
      case .badNumber: .badNumber
      case .unknownKind: .unknownKind
      case .notAChoice: .notAChoice
      case .notASynonym: .notASynonym
      case .unknownPhrase: .unknownPhrase
      case .notACodeMeaning: .notACodeMeaning
      case .badMailCode: .badMailCode
      case .duplicateCode: .duplicateCode
      case .noAnswer: .noAnswer
      case .noWordings: .noWordings
      case .noSource: .noSource
      case .noContact: .noContact
      case .noCategoryFile: .noCategoryFile
      case .duplicateID: .duplicateID
      case .unknownReference: .unknownReference
      case .duplicateWording: .duplicateWording
      case .duplicateVariant: .duplicateVariant
      case .rule: .rule
      case .placeholderWithoutField: .placeholderWithoutField
      case .fieldWithoutPlaceholder: .fieldWithoutPlaceholder
      case .letterWithoutFields: .letterWithoutFields
      case .unknownFieldRule: .unknownFieldRule
      case .tooManyFields: .tooManyFields
      case .letterWithoutRecipient: .letterWithoutRecipient
      case .check: .check
      case .wordingMisses: .wordingMisses
      case .counterexampleHits: .counterexampleHits
      }
  }
}

/// The same for ``CheckProblem``.
enum CheckProblemKind: CaseIterable {
  case noQuestions, tooManyQuestions, wrongNumber, strayText, answerWithoutQuestion, answerWithoutTarget
  case answerWithoutLabel, sentenceNotClosed, sentenceNotQuoted
  case noAnswers, sameLabel, unknownQuestion, unknownTarget, loop, unreachable

  init(_ problem: CheckProblem) {
    self =
      switch problem {
      case .noQuestions: .noQuestions
      case .tooManyQuestions: .tooManyQuestions
      case .wrongNumber: .wrongNumber
      case .strayText: .strayText
      case .answerWithoutQuestion: .answerWithoutQuestion
      case .answerWithoutTarget: .answerWithoutTarget
      case .answerWithoutLabel: .answerWithoutLabel
      case .sentenceNotClosed: .sentenceNotClosed
      case .sentenceNotQuoted: .sentenceNotQuoted
      case .noAnswers: .noAnswers
      case .sameLabel: .sameLabel
      case .unknownQuestion: .unknownQuestion
      case .unknownTarget: .unknownTarget
      case .loop: .loop
      case .unreachable: .unreachable
      }
  }
}
