import { YesNoCell as YesNoCell_ed651d77f850e437f7846320bedf4bbf } from '../../../../cms/admin/yes-no-cell'
import { InstantCell as InstantCell_1952d7b1672887e8d13cc81ebb644dcf } from '../../../../cms/admin/times/instant-cell'
import { InstantField as InstantField_578f8c882d0046b0b46658f685df5077 } from '../../../../cms/admin/times/instant-field'
import { HistoryField as HistoryField_51265b6915941fdb001fb02af7c7b708 } from '../../../../cms/admin/front-desk/history-field'
import { ImportBookings as ImportBookings_a1f15f8200ea7dc2a2d3d2c28e10efa2 } from '../../../../cms/admin/front-desk/import-bookings'
import { MessageView as MessageView_8da107885a0ca518c0be0ee810a1adfe } from '../../../../cms/admin/front-desk/message-view'
import { HiddenField as HiddenField_d8d4afb3e4b3a23395fe366f3c115cbe } from '../../../../cms/admin/front-desk/hidden-field'
import { MailView as MailView_8da107885a0ca518c0be0ee810a1adfe } from '../../../../cms/admin/front-desk/message-view'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { DefaultTextField as DefaultTextField_26b6c119430435686a282cd88a3297c3 } from '../../../../cms/admin/default-text-field'
import { MissingMapPoint as MissingMapPoint_37911e94f079f1944cc2dcf9fe00ff39 } from '../../../../cms/admin/missing-map-point'
import { WeeklyHours as WeeklyHours_9b19a4fbfd0e49fbbe8e273b77a1c07d } from '../../../../cms/admin/weekly-hours'
import { ConfirmedSettings as ConfirmedSettings_1020a13d202ff9c88456f3074fa07787 } from '../../../../cms/admin/account/confirmed-settings'
import { LastChange as LastChange_c2bb2009f0b5441bfb0fc9018aca1e8b } from '../../../../cms/admin/publishing/last-change'
import { DiscardEmptyDraft as DiscardEmptyDraft_58c0f2bd9776ccd5fab2829584fc0dd6 } from '../../../../cms/admin/publishing/discard-empty-draft'
import { UntitledName as UntitledName_0a5866b5f2d41026370a3c6b0bcfc6f6 } from '../../../../cms/admin/publishing/untitled-name'
import { RowLabel as RowLabel_525bbefa022022c3896ccfce32974a6f } from '../../../../cms/admin/row-label'
import { RupeesCell as RupeesCell_1c7c341d11a5f79d3be02a751ff09140 } from '../../../../cms/admin/rupees-cell'
import { RupeesField as RupeesField_ac23a059680ca33ccad4773251c9e518 } from '../../../../cms/admin/rupees-field'
import { WallClockCell as WallClockCell_e13014c1e1a49daac0cb9a711c15f3d4 } from '../../../../cms/admin/times/wall-clock-cell'
import { WallClockField as WallClockField_ae43b7e68b9730001b14c0f5074368d1 } from '../../../../cms/admin/times/wall-clock-field'
import { HiddenNote as HiddenNote_8afa6a1d09dd0c5c176178cecaed21ce } from '../../../../cms/admin/publishing/hidden-note'
import { IsShownCell as IsShownCell_0a2ce4cebda935f871539cd42c542854 } from '../../../../cms/admin/publishing/is-shown-cell'
import { OwnPassword as OwnPassword_cf29c4915a89c0cd5cf3cdff1dc045db } from '../../../../cms/admin/account/own-password'
import { AccountSecurity as AccountSecurity_a7a98964254150acf268d777d1460a5a } from '../../../../cms/admin/account/account-security'
import { HolidayRowLabel as HolidayRowLabel_14da62709bac2c6a0849f78d1674b697 } from '../../../../cms/admin/holiday-row-label'
import { PlaceholderButtons as PlaceholderButtons_9056389f51eea2d3affa9da4e36383b4 } from '../../../../cms/admin/mail-texts/placeholder-buttons'
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
import { MailPreview as MailPreview_4ab4ce7635071779c5839511e52a04d6 } from '../../../../cms/admin/mail-texts/mail-preview'
import { WhatsappPreview as WhatsappPreview_42393e764592d34f1bd9fb039a811bbf } from '../../../../cms/admin/mail-texts/whatsapp-preview'
import { Icon as Icon_d123741fd6da47b78c20b0d1b7ca61a9 } from '../../../../cms/admin/brand'
import { Logo as Logo_d123741fd6da47b78c20b0d1b7ca61a9 } from '../../../../cms/admin/brand'
import { NavLinks as NavLinks_9bdda9d64af46c3c8af7147e125b9b13 } from '../../../../cms/admin/nav-links'
import { RepairedMarkup as RepairedMarkup_c0eee5a61ec4c53302f7b32c0d2ffec5 } from '../../../../cms/admin/accessibility/repaired-markup'
import { LinkedField as LinkedField_e28894efa4ffe0ff19a14d40c6d39648 } from '../../../../cms/admin/start/linked-field'
import { StartPage as StartPage_8c774c211ccbd3d51926b2c8d4ad34a6 } from '../../../../cms/admin/start/start-page'
import { SignInView as SignInView_28d0503f128a079045be1228ccff722d } from '../../../../cms/admin/sign-in/sign-in-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/yes-no-cell#YesNoCell": YesNoCell_ed651d77f850e437f7846320bedf4bbf,
  "/cms/admin/times/instant-cell#InstantCell": InstantCell_1952d7b1672887e8d13cc81ebb644dcf,
  "/cms/admin/times/instant-field#InstantField": InstantField_578f8c882d0046b0b46658f685df5077,
  "/cms/admin/front-desk/history-field#HistoryField": HistoryField_51265b6915941fdb001fb02af7c7b708,
  "/cms/admin/front-desk/import-bookings#ImportBookings": ImportBookings_a1f15f8200ea7dc2a2d3d2c28e10efa2,
  "/cms/admin/front-desk/message-view#MessageView": MessageView_8da107885a0ca518c0be0ee810a1adfe,
  "/cms/admin/front-desk/hidden-field#HiddenField": HiddenField_d8d4afb3e4b3a23395fe366f3c115cbe,
  "/cms/admin/front-desk/message-view#MailView": MailView_8da107885a0ca518c0be0ee810a1adfe,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/cms/admin/default-text-field#DefaultTextField": DefaultTextField_26b6c119430435686a282cd88a3297c3,
  "/cms/admin/missing-map-point#MissingMapPoint": MissingMapPoint_37911e94f079f1944cc2dcf9fe00ff39,
  "/cms/admin/weekly-hours#WeeklyHours": WeeklyHours_9b19a4fbfd0e49fbbe8e273b77a1c07d,
  "/cms/admin/account/confirmed-settings#ConfirmedSettings": ConfirmedSettings_1020a13d202ff9c88456f3074fa07787,
  "/cms/admin/publishing/last-change#LastChange": LastChange_c2bb2009f0b5441bfb0fc9018aca1e8b,
  "/cms/admin/publishing/discard-empty-draft#DiscardEmptyDraft": DiscardEmptyDraft_58c0f2bd9776ccd5fab2829584fc0dd6,
  "/cms/admin/publishing/untitled-name#UntitledName": UntitledName_0a5866b5f2d41026370a3c6b0bcfc6f6,
  "/cms/admin/row-label#RowLabel": RowLabel_525bbefa022022c3896ccfce32974a6f,
  "/cms/admin/rupees-cell#RupeesCell": RupeesCell_1c7c341d11a5f79d3be02a751ff09140,
  "/cms/admin/rupees-field#RupeesField": RupeesField_ac23a059680ca33ccad4773251c9e518,
  "/cms/admin/times/wall-clock-cell#WallClockCell": WallClockCell_e13014c1e1a49daac0cb9a711c15f3d4,
  "/cms/admin/times/wall-clock-field#WallClockField": WallClockField_ae43b7e68b9730001b14c0f5074368d1,
  "/cms/admin/publishing/hidden-note#HiddenNote": HiddenNote_8afa6a1d09dd0c5c176178cecaed21ce,
  "/cms/admin/publishing/is-shown-cell#IsShownCell": IsShownCell_0a2ce4cebda935f871539cd42c542854,
  "/cms/admin/account/own-password#OwnPassword": OwnPassword_cf29c4915a89c0cd5cf3cdff1dc045db,
  "/cms/admin/account/account-security#AccountSecurity": AccountSecurity_a7a98964254150acf268d777d1460a5a,
  "/cms/admin/holiday-row-label#HolidayRowLabel": HolidayRowLabel_14da62709bac2c6a0849f78d1674b697,
  "/cms/admin/mail-texts/placeholder-buttons#PlaceholderButtons": PlaceholderButtons_9056389f51eea2d3affa9da4e36383b4,
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
  "/cms/admin/mail-texts/mail-preview#MailPreview": MailPreview_4ab4ce7635071779c5839511e52a04d6,
  "/cms/admin/mail-texts/whatsapp-preview#WhatsappPreview": WhatsappPreview_42393e764592d34f1bd9fb039a811bbf,
  "/cms/admin/brand#Icon": Icon_d123741fd6da47b78c20b0d1b7ca61a9,
  "/cms/admin/brand#Logo": Logo_d123741fd6da47b78c20b0d1b7ca61a9,
  "/cms/admin/nav-links#NavLinks": NavLinks_9bdda9d64af46c3c8af7147e125b9b13,
  "/cms/admin/accessibility/repaired-markup#RepairedMarkup": RepairedMarkup_c0eee5a61ec4c53302f7b32c0d2ffec5,
  "/cms/admin/start/linked-field#LinkedField": LinkedField_e28894efa4ffe0ff19a14d40c6d39648,
  "/cms/admin/start/start-page#StartPage": StartPage_8c774c211ccbd3d51926b2c8d4ad34a6,
  "/cms/admin/sign-in/sign-in-view#SignInView": SignInView_28d0503f128a079045be1228ccff722d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
