import type { ShellWords } from '#business/words/en/shell.ts'

export const shell: ShellWords = {
  skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
  homePage: '{business}, होम पेज',
  menu: 'मेन्यू',
  close: 'बंद करें',
  navigation: 'मुख्य मेन्यू',
  languages: 'भाषा',
  bookOrCall: 'बुक या कॉल करें',
}
