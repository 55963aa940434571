import { colours } from './mail-style.ts'
import { Box } from './mail-tags.tsx'

/** In plain text, the address follows the label. */
export function LinkButton({ url, label }: { url: string; label: string }) {
  return (
    <Box style={{ marginTop: 20 }}>
      <a
        href={url}
        target="_blank"
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
        {label}
      </a>
    </Box>
  )
}
