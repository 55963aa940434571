import { expect, it } from 'vitest'
import { defuseLinks, hasLink } from './links-in-text.ts'

it.each([
  ['Win at https://evil.example', true],
  ['ftp://evil.example', true],
  ['WWW.evil.example', true],
  ['Asha Kulkarni', false],
  ['A. K. Sharma', false],
  ['St.Xavier: c/o Asha', false],
  ['Awww', false],
])('finds a link in %j: %s', (text, isLink) => {
  expect(hasLink(text)).toBe(isLink)
})

it.each([
  ['https://evil.example/x', 'https\u2060://evil\u2060.example/x'],
  ['WWW.evil.example', 'WWW\u2060.evil\u2060.example'],
  ['evil.भारत', 'evil\u2060.भारत'],
  ['Flat No.5, 2.5 km. Ring twice.', 'Flat No.5, 2.5 km. Ring twice.'],
  ['', ''],
])('writes %j without a link', (text, defused) => {
  expect(defuseLinks(text)).toBe(defused)
})
