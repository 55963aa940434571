/** Overrides Payload texts that describe other behaviour. */
export const adminTranslations = {
  version: {
    restoreThisVersion: 'Restore as a draft',
    confirmVersionRestoration: 'Restore as a draft?',
    aboutToRestore:
      'This replaces the draft with the version of {{versionDate}}. The site does not change until you publish.',
    aboutToRestoreGlobal:
      'This replaces the draft with the version of {{versionDate}}. The site does not change until you publish.',
    restoredSuccessfully: 'Restored as a draft. Publish it to show it on the site.',
  },
}
