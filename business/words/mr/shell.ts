import type { ShellWords } from '#business/words/en/shell.ts'

export const shell: ShellWords = {
  skipToContent: 'थेट मुख्य भागाकडे जा',
  homePage: '{business}, होम पेज',
  menu: 'मेनू',
  close: 'बंद करा',
  navigation: 'मुख्य मेनू',
  languages: 'भाषा',
  bookOrCall: 'बुक किंवा कॉल करा',
}
