'use client'
import './account.css'
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { confirmedChange as words } from '#business/words/staff.ts'
import { sendToApi } from '#cms/admin/post-to-api.ts'
import type { ConfirmedField } from '#collections/confirmed-fields.ts'
import { ConfirmIdentity, type Identity } from './confirm-identity.tsx'

/** Saves a draft without the form, whose autosave has no password. */
export function ChangeConfirmedSettings({
  id,
  fields,
  asksCode,
}: {
  id: string | null
  fields: ConfirmedField[]
  asksCode: boolean
}) {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getDataByPath, dispatchFields, addFieldRow, removeFieldRow } = useForm()
  const [typed, setTyped] = useState<string[] | null>(null)
  const [isSaved, setSaved] = useState(false)
  const inputId = useId()

  const readField = ({ path, isList }: ConfirmedField): string => {
    const value = getDataByPath<unknown>(path)
    if (!isList) return typeof value === 'string' ? value : ''
    return Array.isArray(value) ? (value as Row[]).map(({ address }) => address).join('\n') : ''
  }

  // The form must show what is stored, or its next autosave would change it back.
  const showInForm = ({ path, isList }: ConfirmedField, text: string) => {
    if (!isList) {
      const value = text || null
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true })
      return
    }
    const rows = getDataByPath<Row[] | undefined>(path) ?? []
    for (let rowIndex = rows.length - 1; rowIndex >= 0; rowIndex -= 1) {
      removeFieldRow({ path, rowIndex })
    }
    toRows(text).forEach(({ address }, rowIndex) => {
      const subFieldState = { address: { value: address, initialValue: address, valid: true } }
      addFieldRow({ path, schemaPath: `${globalSlug}.${path}`, rowIndex, subFieldState })
    })
  }

  async function save({ password, code }: Identity): Promise<string | undefined> {
    const body = fields.reduce<object>((data, { path, isList }, index) => {
      const text = typed![index]!.trim()
      return setByPath(data, path.split('.'), isList ? toRows(text) : text || null)
    }, {})
    const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const { problem } = await sendToApi(
      globalSlug ? 'POST' : 'PATCH',
      `${path}?draft=true&depth=0`,
      { ...body, ownPassword: password, ...(code && { code }) },
    )
    if (problem) return problem
    fields.forEach((field, index) => showInForm(field, typed![index]!.trim()))
    setTyped(null)
    setSaved(true)
  }

  if (!globalSlug && !id) return <p className="field-type">{words.saveFirst}</p>
  if (!typed) {
    return (
      <div className="field-type account-security">
        <p role="status">{isSaved ? words.saved : words.hint}</p>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            setTyped(fields.map(readField))
            setSaved(false)
          }}
        >
          {`${words.change}: ${fields.map(({ label }) => label).join(', ')}`}
        </Button>
      </div>
    )
  }
  return (
    <div
      className="field-type account-security confirmed-settings"
      role="group"
      aria-label={words.change}
    >
      <p>{words.hint}</p>
      {fields.map(({ path, label, isList }, index) => {
        const Input = isList ? 'textarea' : 'input'
        return (
          <label key={path} htmlFor={`${inputId}-${path}`}>
            {isList ? `${label} (${words.addressesHint})` : label}
            <Input
              id={`${inputId}-${path}`}
              value={typed[index]}
              onChange={({ target }: { target: { value: string } }) =>
                setTyped(typed.map((text, at) => (at === index ? target.value : text)))
              }
              onKeyDown={(event) => {
                // Enter would save the form around it.
                if (!isList && event.key === 'Enter') event.preventDefault()
              }}
            />
          </label>
        )
      })}
      <ConfirmIdentity
        requires={asksCode ? ['password', 'code'] : ['password']}
        label={words.save}
        onSubmit={save}
      />
      <Button buttonStyle="secondary" margin={false} onClick={() => setTyped(null)}>
        {words.cancel}
      </Button>
    </div>
  )
}

interface Row {
  address: string
}

function toRows(text: string): Row[] {
  const addresses = text.split(/[\s,;]+/).filter((address) => address !== '')
  return addresses.map((address) => ({ address }))
}

function setByPath(data: object, [name, ...rest]: string[], value: unknown): object {
  const inner = (data as Record<string, object | undefined>)[name!] ?? {}
  return { ...data, [name!]: rest.length > 0 ? setByPath(inner, rest, value) : value }
}
