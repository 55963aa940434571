// Accents, nukta, joiners and apostrophes.
const ignored = /[\u0300-\u036f]|\u093c|\u200c|\u200d|['`’‘ʼ]/g

// Databases with other versions of Unicode or another locale have other capitals.
const typed =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ०१२३४५६७८९ςÆÐØÞĐĦŁŊŒŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏҐ'
const compared =
  'abcdefghijklmnopqrstuvwxyz0123456789σæðøþđħłŋœŧßαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџґ'

/**
 * Returns clean text without case, accents, nuktas, joiners and apostrophes, with ASCII digits and
 * one space between words. `booking_search_text` has the same rules in SQL.
 */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ignored, '')
    .replace(/[A-Z]|[^\0-\x7f]/g, (letter) => compared[typed.indexOf(letter)] ?? letter)
    .replace(/[\t-\r ,]+/g, ' ')
}
