import { Link, Section } from '@react-email/components'
import { manageLabel } from '#business/managing/manage-link.ts'
import { colours } from './mail-style.ts'

/** The way to the booking's own page. In plain text the address itself stands after the words. */
export function ManageButton({ url }: { url: string }) {
  return (
    <Section style={{ marginTop: 20 }}>
      <Link
        href={url}
        className="button"
        style={{
          display: 'inline-block',
          padding: '13px 22px',
          borderRadius: 8,
          backgroundColor: colours.indigo,
          color: colours.card,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: '22px',
          textDecoration: 'none',
        }}
      >
        {manageLabel}
      </Link>
    </Section>
  )
}
