import { expect, it } from 'vitest'
import { parseFullPhone, parseFullReference, searchTerms, similarWords } from './search.ts'

it.each([
  ['Rohan', ['rohan']],
  ['  Rohan   DESAI ', ['rohan', 'desai']],
  ['Hill Road, Bandra', ['hill', 'road', 'bandra']],
  ['#3F9A1C07', ['3f9a1c07']],
  ['98765 43210', ['9876543210']],
  ['+91 98765-43210', ['9876543210']],
  ['098765 43210', ['9876543210']],
  ['(0) 98765.43210', ['9876543210']],
  ['९८७६५ ४३२१०', ['9876543210']],
  ['43210', ['43210']],
  ['४०००५३', ['400053']],
  ['\u202a98765 43210\u202c', ['9876543210']],
  ['98765\u201143210', ['9876543210']],
  ['tel:+91-98765-43210', ['9876543210']],
  ['(+91) 98765-43210', ['9876543210']],
  ['0091 98765 43210', ['9876543210']],
  ['+91 987654', ['987654']],
  ['+65 9123 4567', ['+65', '9123', '4567']],
  ['JOSÉ', ['jose']],
  ['Jose\u0301', ['jose']],
  ['O’Brien', ['obrien']],
  ['\u0958मल', ['कमल']],
  ['क\u093cमल', ['कमल']],
  ['क्\u200dष', ['क्ष']],
  ['As\u200bha\u2060', ['asha']],
  ['\u3164', []],
  ['987654', ['987654']],
  ['12 4', ['12', '4']],
  ['98765 43210 rohan', ['98765', '43210', 'rohan']],
  ['रोहन', ['रोहन']],
  ['', []],
  ['a\0b\tc', ['ab', 'c']],
  ['\0', []],
  [' , # ', []],
])('searches %j as %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms)
})

it('searches for eight words at most', () => {
  expect(searchTerms('a b c d e f g h i j')).toHaveLength(8)
})

it.each([
  ['+91 98765-43210', '9876543210'],
  ['9876543210', '9876543210'],
  ['98765', null],
  ['Rohan 9876543210', null],
  ['+65 9123 4567', null],
  ['3F9A1C07', null],
])('finds in %j the phone number %j', (typed, phone) => {
  expect(parseFullPhone(typed)).toBe(phone)
})

it.each([
  ['3f9a1c07', '3F9A1C07'],
  ['३f९a१c०७', '3F9A1C07'],
  ['3f9a1c0', null],
  ['3f9a1c071', null],
  ['98765432', null],
  ['facade', null],
  ['defaced', null],
  ['deadbeef', null],
])('reads the term %j as the reference %j', (term, reference) => {
  expect(parseFullReference(term)).toBe(reference)
})

it.each([
  ['kulkrni', 'kulkarni', true],
  ['kulkatni', 'kulkarni', true],
  ['kulakrni', 'kulkarni', true],
  ['kulkarrni', 'kulkarni', true],
  ['ulkarni', 'kulkarni', true],
  ['kulkarn', 'kulkarni', true],
  ['deasi', 'desai', true],
  ['kulkri', 'kulkarni', false],
  ['deai', 'desai', false],
  ['desa1', 'desai', false],
])('calls %j similar to %j: %s', (term, name, isSimilar) => {
  const patterns = similarWords(term).map((word) => new RegExp(`^${word.replaceAll('_', '.')}$`))
  expect(patterns.some((pattern) => pattern.test(name))).toBe(isSimilar)
})
