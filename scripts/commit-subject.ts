const longest = 72

/** Words that end like another form of a verb, but are imperatives. */
const imperatives =
  /^(embed|feed|need|seed|speed|shed|bring|string|ping|address|bypass|compress|discuss|dismiss|express|focus|pass|press|process|suppress)$/i

const notVerbs = /^(a|an|the|of|what|who|whoever|that|this|it|there|no|each|every|all|some)$/i

/** Such as "ends with a full stop"; undefined if nothing is wrong. */
export function problemWithSubject(subject: string): string | undefined {
  if (subject.length > longest) return `is longer than ${longest} characters`
  if (!/^[A-Z]/.test(subject)) return 'does not begin with a capital letter'
  if (subject.endsWith('.')) return 'ends with a full stop'
  const [first = ''] = subject.split(/[\s,:]/)
  if (notVerbs.test(first)) return `begins with "${first}", which is not a verb`
  if (!imperatives.test(first) && /(ed|ing|s)$/.test(first)) {
    return `begins with "${first}", which is not an imperative`
  }
  return undefined
}
