/** Overrides Payload texts that describe other behaviour. */
export const adminTranslations = {
  version: {
    restoreThisVersion: 'Restore as a draft',
    confirmVersionRestoration: 'Restore as a draft?',
    aboutToRestore:
      'The draft becomes what it was on {{versionDate}}. The site stays as it is until you publish.',
    aboutToRestoreGlobal:
      'The draft becomes what it was on {{versionDate}}. The site stays as it is until you publish.',
    restoredSuccessfully: 'Restored as a draft. The site shows it once you publish.',
  },
}
