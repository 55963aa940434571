'use client'
import './publishing.css'
import { Button, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { typedText } from './typed-text.ts'

/** Offers what was typed: after a take-over, Payload covers the form, then replaces its texts. */
export function TakenOver() {
  const { currentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const { getFields } = useForm()
  const dialog = useRef<HTMLDialogElement>(null)
  const wasEditing = useRef(false)
  const [lost, setLost] = useState({ text: '', to: '' })

  useEffect(() => {
    if (!currentEditor || !user) return
    const editor = typeof currentEditor === 'object' ? currentEditor : { id: currentEditor }
    const { id, name, email } = editor as { id: unknown; name?: string; email?: string }
    const isTakenOver = wasEditing.current && id !== user.id
    wasEditing.current = id === user.id
    const text = isTakenOver ? typedText(getFields()) : ''
    if (!text) return
    // The server puts the name into the email if the user cannot read accounts.
    setLost({ text, to: name || email || 'A colleague' })
    dialog.current?.showModal()
  }, [currentEditor, user, getFields])

  return (
    <dialog ref={dialog} className="taken-over" aria-labelledby="taken-over-title">
      <h2 id="taken-over-title">{lost.to} is editing this now</h2>
      <p>Your last changes may not be saved. Copy what you typed here:</p>
      <textarea aria-label="What you typed" readOnly rows={10} value={lost.text} />
      <div className="taken-over-buttons">
        <Button type="button" onClick={() => void navigator.clipboard.writeText(lost.text)}>
          Copy
        </Button>
        <Button type="button" buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  )
}
