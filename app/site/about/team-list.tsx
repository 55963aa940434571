import type { TeamMember } from '#app/models/content/content.server.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { langOf } from '#business/languages/languages.ts'

export function TeamList({ team }: { team: TeamMember[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {team.map((member) => (
        <li key={member.name} className="flex gap-5 border-t-2 border-ink pt-5 sm:block">
          {member.picture && (
            <Picture
              picture={member.picture}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 7rem"
              className="mb-4 aspect-square w-28 shrink-0 self-start rounded-card border border-line object-cover sm:w-full"
            />
          )}
          <div>
            <h3 lang={langOf(member, 'name')} className="text-xl font-bold">
              {member.name}
            </h3>
            <p lang={langOf(member, 'role')} className="font-medium text-indigo">
              {member.role}
            </p>
            {member.text && (
              <p lang={langOf(member, 'text')} className="mt-2 text-ink-soft">
                {member.text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
