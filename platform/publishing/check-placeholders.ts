import {
  type Field,
  type PayloadRequest,
  type RichTextField,
  type TextareaField,
  type TextField,
  validations,
} from 'payload'
import {
  checkPlaceholderNames,
  placeholders,
  type PlaceholderSet,
} from '#business/words/placeholders.ts'
import { isTranslation } from '#platform/fields/content-languages.ts'
import { plainRichText } from '#platform/fields/plain-rich-text.ts'

type OneTextField = TextField | TextareaField
type Validate = (
  value: unknown,
  options: { req: PayloadRequest },
) => string | true | Promise<string | true>

/**
 * Rejects unknown words in braces in all texts when they are published, and offers the known ones
 * below the field. A field names its set in `custom.placeholders`.
 */
export function checkPlaceholders(field: Field): Field {
  switch (field.type) {
    case 'tabs':
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(checkPlaceholders) })),
      }
    case 'array':
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: field.fields.map(checkPlaceholders) }
    case 'text':
    case 'textarea':
      return 'hasMany' in field && field.hasMany ? field : checkTextField(field)
    case 'richText':
      return { ...field, validate: withPlaceholderCheck(field) }
    default:
      return field
  }
}

function placeholderSet({ custom }: OneTextField | RichTextField): PlaceholderSet {
  return (custom?.placeholders ?? 'none') as PlaceholderSet
}

function withPlaceholderCheck(field: OneTextField | RichTextField): Validate {
  // Payload adds its own rule only where there is none.
  const validateType = (field.validate ?? validations[field.type]) as Validate
  return async (value, options) => {
    if (!value && isTranslation(options.req)) return true
    const checked = await validateType(value, options)
    if (checked !== true || !value) return checked
    const text = typeof value === 'string' ? value : plainRichText(value)
    return checkPlaceholderNames(text, placeholderSet(field)) ?? true
  }
}

function checkTextField(field: OneTextField): OneTextField {
  const set = placeholderSet(field)
  const { admin } = field
  const Description = {
    path: '/cms/admin/mail-texts/placeholder-buttons#PlaceholderButtons',
    clientProps: { set, description: admin?.description },
  }
  return {
    ...field,
    validate: withPlaceholderCheck(field),
    ...(placeholders[set].length > 0 && {
      admin: { ...admin, components: { ...admin?.components, Description } },
    }),
  } as OneTextField
}
