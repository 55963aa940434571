import { expect, it } from 'vitest'
import {
  parseFullPhone,
  parseFullReference,
  searchTerms,
  similarWords,
  spellingsOf,
} from './search.ts'

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
  // Addresses store pincodes as typed.
  ['४०००५३', ['४०००५३']],
  ['987654', ['987654']],
  ['12 4', ['12', '4']],
  ['98765 43210 rohan', ['98765', '43210', 'rohan']],
  ['रोहन', ['रोहन']],
  ['', []],
  ['a\0b\tc', ['a', 'b', 'c']],
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
  ['dsouza', ['dsouza', 'd’souza', "d'souza"]],
  ['d’souza', ['dsouza', 'd’souza', "d'souza"]],
  ['obrien', ['obrien', 'o’brien', "o'brien"]],
  ['desai', ['desai']],
  ['४०००५३', ['४०००५३', '400053']],
  ["'", ["'"]],
])('searches for %j in the spellings %j', (term, spellings) => {
  expect(spellingsOf(term)).toEqual(spellings)
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
