// FAQConversation
