'use client'
import {
  Button,
  FieldLabel,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { isOlderTranslation, type TextTimes } from '#business/languages/text-times.ts'
import { plainRichText } from '#platform/fields/plain-rich-text.ts'

type Entry = Record<string, unknown> & { textTimes?: TextTimes | null }

/** Shows the English text above a translation, and whether it has changed since. */
export function TranslatedLabel({ field: { label, required }, path }: TextFieldClientProps) {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const isEnglish = (useLocale().code as Language) === defaultLanguage
  const isColumnHeading = !collectionSlug && !globalSlug
  if (isColumnHeading) return <FieldLabel label={label} hideLocale unstyled />
  return (
    <div className="translated-label">
      <FieldLabel label={label} path={path} required={isEnglish && required} localized />
      {!isEnglish && <EnglishText path={path} />}
    </div>
  )
}

function EnglishText({ path }: { path: string }) {
  const english = useEnglishEntry()
  const key = useTextKey(path)
  const times = useDocumentInfo().data?.textTimes as TextTimes | undefined
  const { value } = useField({ path })
  const text = english && textAt(english, key)
  if (!text) return null
  return (
    <div className="english-text">
      <p lang={defaultLanguage}>{text}</p>
      {Boolean(value) && isOlderTranslation(key, times, english.textTimes) && (
        <OlderNote textKey={key} />
      )}
    </div>
  )
}

function OlderNote({ textKey }: { textKey: string }) {
  const { dispatchFields, getField, setModified } = useForm()
  const confirm = () => {
    const confirmed = getField('textTimes')?.value
    const keys = Array.isArray(confirmed) ? (confirmed as string[]) : []
    dispatchFields({ type: 'UPDATE', path: 'textTimes', value: [...keys, textKey] })
    setModified(true)
  }
  return (
    <p className="form-note">
      The English text has changed since this translation.{' '}
      <Button type="button" buttonStyle="secondary" size="small" onClick={confirm}>
        Still right
      </Button>
    </p>
  )
}

/** One request for all fields of a form. */
const loads = new Map<string, { load: Promise<Entry>; users: number }>()

function useEnglishEntry(): Entry | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const [entry, setEntry] = useState<Entry | null>(null)
  const address = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`

  useEffect(() => {
    if (!address) return
    const shared = loads.get(address) ?? { load: readEnglish(address), users: 0 }
    shared.users += 1
    loads.set(address, shared)
    // Without an answer, the form works as before.
    shared.load.then(setEntry, () => {})
    return () => {
      shared.users -= 1
      if (shared.users === 0) loads.delete(address)
    }
  }, [address])

  return entry
}

async function readEnglish(address: string): Promise<Entry> {
  const query = `locale=${defaultLanguage}&fallback-locale=none&draft=true&depth=0`
  return (await (await fetch(`/api/${address}?${query}`)).json()) as Entry
}

/** Names rows by ID instead of position: `items.0.text` becomes `items.<id>.text`. */
function useTextKey(path: string): string {
  return useFormFields(([fields]) => {
    const parts = path.split('.')
    const keys = parts.map((part, index) => {
      const rows = fields[parts.slice(0, index).join('.')]?.rows
      return rows?.[Number(part)]?.id ?? part
    })
    return keys.join('.')
  })
}

function textAt(entry: Entry, key: string): string {
  const value = key.split('.').reduce<unknown>((at, part) => {
    if (Array.isArray(at)) return (at as { id: string }[]).find(({ id }) => id === part)
    return (at as Entry | undefined)?.[part]
  }, entry)
  return typeof value === 'string' ? value : plainRichText(value)
}
