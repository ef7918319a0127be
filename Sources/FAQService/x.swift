// FAQService
