import type { CollectionConfig } from 'payload'
import { type Role, roles } from '#business/accounts/roles.ts'
import * as staffWords from '#business/words/staff.ts'
import { optionsOf } from '#collections/compact-fields.ts'
import { environment } from '#environment.ts'
import { admins, adminsOrSelf, nobody } from '#platform/api/access.ts'
import type { CustomPersistence } from '#platform/database/custom-persistence.ts'
import {
  accountActivityHooks,
  markPasswordChange,
  markPasswordReset,
  recordPasswordReset,
} from './account-activity.ts'
import { assertAdminRemains, rememberIfAdminExists } from './assert-admin-remains.ts'
import { forgotPassword } from './forgot-password.ts'
import { guardSignIn, rememberDevice } from './guard-sign-in.ts'
import { confirmEmailEndpoints, holdNewEmail, withdrawNewEmail } from './new-email.ts'
import {
  requireOwnPassword,
  requireStrongPassword,
  requireStrongResetPassword,
} from './passwords.ts'
import { requireTwoFactor } from './require-two-factor.ts'
import { securityEndpoints } from './security-endpoints.ts'
import {
  lockAfterLogout,
  lockBeforeChange,
  lockBeforeRefresh,
  revokeResetLink,
  storeSessions,
} from './session-rows.ts'

export const Users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    hideAPIURL: true,
    // Not in the menu or the tiles, where it would precede the pages.
    group: false,
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role'],
    description: 'People who can sign in, and their roles.',
    // Other roles use Payload's account page.
    hidden: ({ user }) => user?.role !== 'admin',
  },
  // A lock would stop an admin from changing the account.
  lockDocuments: false,
  auth: {
    // Longer than a shift of eight hours.
    tokenExpiration: 10 * 60 * 60,
    // A lockout would let anyone lock out the owner; guardSignIn limits guesses.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: environment.siteUrl.startsWith('https:') },
  },
  access: {
    create: admins,
    read: adminsOrSelf,
    update: adminsOrSelf,
    // Admins delete through security-endpoints.ts.
    delete: nobody,
    // By default, any signed-in user may unlock accounts.
    unlock: admins,
    admin: ({ req: { user } }) => user !== null,
  },
  custom: { update: storeSessions } satisfies Partial<CustomPersistence>,
  endpoints: [forgotPassword, ...confirmEmailEndpoints, ...securityEndpoints],
  fields: [
    { name: 'name', type: 'text', maxLength: 100 },
    {
      name: 'newEmail',
      type: 'email',
      label: 'New email',
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableBulkEdit: true,
        condition: (data) => Boolean(data.newEmail),
        description: staffWords.newEmail.description,
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor' satisfies Role,
      saveToJWT: true,
      access: { create: admins, update: admins },
      options: optionsOf(roles),
      admin: {
        description: Object.values(roles)
          .map(({ label, description }) => `${label}: ${description}`)
          .join(' '),
      },
    },
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      label: 'Home branch',
      admin: { description: 'The dashboard opens on this branch. Empty: all branches.' },
    },
    {
      name: 'ownPassword',
      type: 'text',
      virtual: true,
      label: staffWords.ownPassword.label,
      admin: {
        description: staffWords.ownPassword.description,
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/cms/admin/account/own-password#OwnPassword' },
      },
    },
    {
      name: 'security',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/cms/admin/account/account-security#AccountSecurity' },
      },
    },
  ],
  hooks: {
    beforeOperation: [
      guardSignIn,
      requireStrongResetPassword,
      markPasswordReset,
      rememberIfAdminExists,
      requireOwnPassword,
      lockBeforeChange,
      lockBeforeRefresh,
    ],
    beforeValidate: [requireStrongPassword, withdrawNewEmail],
    beforeChange: [markPasswordChange, revokeResetLink, holdNewEmail],
    ...accountActivityHooks,
    beforeLogin: [requireTwoFactor],
    afterLogin: [recordPasswordReset, rememberDevice],
    afterLogout: [lockAfterLogout],
    afterOperation: [assertAdminRemains],
  },
}
