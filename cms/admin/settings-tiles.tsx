import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

export function SettingsTiles({ user }: ServerProps) {
  if (user?.role !== 'admin') return null
  return (
    <section className="start-page" aria-label="Settings">
      <h2>Settings</h2>
      <ul className="start-page__shortcuts">
        <li>
          <Link href="/cms/collections/users" prefetch={false}>
            <strong>Accounts</strong> Who can sign in, and what they may do
          </Link>
        </li>
      </ul>
    </section>
  )
}
