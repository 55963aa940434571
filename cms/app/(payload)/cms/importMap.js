import { YesNoCell as YesNoCell_ed651d77f850e437f7846320bedf4bbf } from '../../../../cms/admin/yes-no-cell'
import { MomentCell as MomentCell_449a68aef7c8ef3ff70732ede59129a9 } from '../../../../cms/admin/times/moment-cell'
import { MomentField as MomentField_0264502d87fde90f2ba41b42675361ad } from '../../../../cms/admin/times/moment-field'
import { HistoryField as HistoryField_51265b6915941fdb001fb02af7c7b708 } from '../../../../cms/admin/front-desk/history-field'
import { ImportBookings as ImportBookings_a1f15f8200ea7dc2a2d3d2c28e10efa2 } from '../../../../cms/admin/front-desk/import-bookings'
import { MessageLetter as MessageLetter_d88d15eef59561d0ae845004b5938a47 } from '../../../../cms/admin/front-desk/letter'
import { InLetter as InLetter_c9a9d151328b3d264c8cb07ac4bc9f64 } from '../../../../cms/admin/front-desk/in-letter'
import { MailLetter as MailLetter_d88d15eef59561d0ae845004b5938a47 } from '../../../../cms/admin/front-desk/letter'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { WeeklyHours as WeeklyHours_9b19a4fbfd0e49fbbe8e273b77a1c07d } from '../../../../cms/admin/weekly-hours'
import { LastChange as LastChange_c2bb2009f0b5441bfb0fc9018aca1e8b } from '../../../../cms/admin/publishing/last-change'
import { DropUntouched as DropUntouched_9cefb83c22b7349989066ae979e5f644 } from '../../../../cms/admin/publishing/drop-untouched'
import { PublishButton as PublishButton_885448b3d4870703aa5c6bdca64a2c12 } from '../../../../cms/admin/publishing/publish-button'
import { VersionsView as VersionsView_dea4203c4adca651a51431de048476bb } from '../../../../cms/admin/publishing/versions-view'
import { RowName as RowName_02b724a9f8957af0f1b2e8ba544ecc77 } from '../../../../cms/admin/row-name'
import { RupeesCell as RupeesCell_1c7c341d11a5f79d3be02a751ff09140 } from '../../../../cms/admin/rupees-cell'
import { RupeesField as RupeesField_ac23a059680ca33ccad4773251c9e518 } from '../../../../cms/admin/rupees-field'
import { ClockCell as ClockCell_ff18eef46cd65ae815b1cfd380e3e84b } from '../../../../cms/admin/times/clock-cell'
import { ClockField as ClockField_703957fc6d55c8df88c5f8503709a56a } from '../../../../cms/admin/times/clock-field'
import { OwnPassword as OwnPassword_cf29c4915a89c0cd5cf3cdff1dc045db } from '../../../../cms/admin/account/own-password'
import { AccountSecurity as AccountSecurity_a7a98964254150acf268d777d1460a5a } from '../../../../cms/admin/account/account-security'
import { HolidayName as HolidayName_16113a319d669cb661f83883748d046f } from '../../../../cms/admin/holiday-name'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Icon as Icon_d123741fd6da47b78c20b0d1b7ca61a9 } from '../../../../cms/admin/brand'
import { Logo as Logo_d123741fd6da47b78c20b0d1b7ca61a9 } from '../../../../cms/admin/brand'
import { SettingsTiles as SettingsTiles_a24d297535123dccc820f1a57119d1e4 } from '../../../../cms/admin/settings-tiles'
import { OutsideLinks as OutsideLinks_96faac752b2ae8351154b090ffa68cab } from '../../../../cms/admin/outside-links'
import { StartPage as StartPage_6979180d0e5bfdad7223c4ec8af1d56b } from '../../../../cms/admin/start-page'
import { SignInView as SignInView_28d0503f128a079045be1228ccff722d } from '../../../../cms/admin/sign-in/sign-in-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/yes-no-cell#YesNoCell": YesNoCell_ed651d77f850e437f7846320bedf4bbf,
  "/cms/admin/times/moment-cell#MomentCell": MomentCell_449a68aef7c8ef3ff70732ede59129a9,
  "/cms/admin/times/moment-field#MomentField": MomentField_0264502d87fde90f2ba41b42675361ad,
  "/cms/admin/front-desk/history-field#HistoryField": HistoryField_51265b6915941fdb001fb02af7c7b708,
  "/cms/admin/front-desk/import-bookings#ImportBookings": ImportBookings_a1f15f8200ea7dc2a2d3d2c28e10efa2,
  "/cms/admin/front-desk/letter#MessageLetter": MessageLetter_d88d15eef59561d0ae845004b5938a47,
  "/cms/admin/front-desk/in-letter#InLetter": InLetter_c9a9d151328b3d264c8cb07ac4bc9f64,
  "/cms/admin/front-desk/letter#MailLetter": MailLetter_d88d15eef59561d0ae845004b5938a47,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/cms/admin/weekly-hours#WeeklyHours": WeeklyHours_9b19a4fbfd0e49fbbe8e273b77a1c07d,
  "/cms/admin/publishing/last-change#LastChange": LastChange_c2bb2009f0b5441bfb0fc9018aca1e8b,
  "/cms/admin/publishing/drop-untouched#DropUntouched": DropUntouched_9cefb83c22b7349989066ae979e5f644,
  "/cms/admin/publishing/publish-button#PublishButton": PublishButton_885448b3d4870703aa5c6bdca64a2c12,
  "/cms/admin/publishing/versions-view#VersionsView": VersionsView_dea4203c4adca651a51431de048476bb,
  "/cms/admin/row-name#RowName": RowName_02b724a9f8957af0f1b2e8ba544ecc77,
  "/cms/admin/rupees-cell#RupeesCell": RupeesCell_1c7c341d11a5f79d3be02a751ff09140,
  "/cms/admin/rupees-field#RupeesField": RupeesField_ac23a059680ca33ccad4773251c9e518,
  "/cms/admin/times/clock-cell#ClockCell": ClockCell_ff18eef46cd65ae815b1cfd380e3e84b,
  "/cms/admin/times/clock-field#ClockField": ClockField_703957fc6d55c8df88c5f8503709a56a,
  "/cms/admin/account/own-password#OwnPassword": OwnPassword_cf29c4915a89c0cd5cf3cdff1dc045db,
  "/cms/admin/account/account-security#AccountSecurity": AccountSecurity_a7a98964254150acf268d777d1460a5a,
  "/cms/admin/holiday-name#HolidayName": HolidayName_16113a319d669cb661f83883748d046f,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/brand#Icon": Icon_d123741fd6da47b78c20b0d1b7ca61a9,
  "/cms/admin/brand#Logo": Logo_d123741fd6da47b78c20b0d1b7ca61a9,
  "/cms/admin/settings-tiles#SettingsTiles": SettingsTiles_a24d297535123dccc820f1a57119d1e4,
  "/cms/admin/outside-links#OutsideLinks": OutsideLinks_96faac752b2ae8351154b090ffa68cab,
  "/cms/admin/start-page#StartPage": StartPage_6979180d0e5bfdad7223c4ec8af1d56b,
  "/cms/admin/sign-in/sign-in-view#SignInView": SignInView_28d0503f128a079045be1228ccff722d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
