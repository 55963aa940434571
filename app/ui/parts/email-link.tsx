export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="tap-link wrap-anywhere">
      {email}
    </a>
  )
}
