import { devanagariName } from '#business/words/en-default-texts.ts'
import { colours } from './mail-style.ts'

/** Shows the name as on the garment label of the site. The footer has it in plain text. */
export function Wordmark({ name }: { name: string }) {
  const inDevanagari = devanagariName(name)
  return (
    <p data-skip-in-text style={{ margin: '0 0 20px' }}>
      <span
        style={{
          display: 'inline-block',
          padding: 5,
          borderRadius: 8,
          backgroundColor: colours.ink,
        }}
      >
        <span
          style={{
            display: 'inline-block',
            padding: '8px 16px',
            border: '1px dashed #8a90a0',
            borderRadius: 5,
            color: colours.card,
            fontSize: 20,
            fontWeight: 800,
            lineHeight: '24px',
          }}
        >
          {name}
          {inDevanagari && <span lang="hi">{` ${inDevanagari}`}</span>}
        </span>
      </span>
    </p>
  )
}
