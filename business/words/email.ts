/**
 * True for addresses that browsers accept in `type=email`, with a top-level domain. Labels of a
 * domain may be in any script.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:(?!-)[\p{L}\p{M}\p{Nd}-]{1,63}(?<!-)(?:\.(?!$)|$)){2,}$/u.test(
    text,
  )
}
