import { trashDays } from './empty-trash.ts'

/** Overrides Payload texts that describe other behaviour. */
export const adminTranslations = {
  general: {
    locale: 'Language',
    aboutToTrash: `This takes the {{label}} <1>{{title}}</1> off the site and moves it to the trash. You can restore it for ${trashDays} days.`,
    aboutToTrashCount: `This takes {{count}} {{label}} off the site and moves them to the trash. You can restore them for ${trashDays} days.`,
    titleTrashed: `{{label}} “{{title}}” is in the trash. You can restore it for ${trashDays} days.`,
    trashedCountSuccessfully: `Moved {{count}} {{label}} to the trash. You can restore them for ${trashDays} days.`,
    emptyTrashLabel: 'Empty trash: {{label}}',
    aboutToPermanentlyDeleteTrash:
      'This deletes <0>{{count}}</0> <1>{{label}}</1> in the trash forever. Nobody can restore what you delete here.',
    deletePermanently: 'Delete permanently instead. This cannot be undone.',
    documentIsTrashed: 'This {{label}} is in the trash. Restore it to edit it.',
    aboutToRestoreAsDraft:
      'This restores the {{label}} <1>{{title}}</1> as a draft. Visitors see it once you publish it.',
    restoreAsPublished: 'Publish it as well',
  },
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
