import { DateCell as DateCell_d37951f3bdd4409257bc10f7f7715417 } from '../../../../cms/admin/fields/cells'
import { WallClockField as WallClockField_fbd6af007b0b3c4b71def4e589ff9e1a } from '../../../../cms/admin/fields/time-fields'
import { YesNoCell as YesNoCell_d37951f3bdd4409257bc10f7f7715417 } from '../../../../cms/admin/fields/cells'
import { InstantCell as InstantCell_d37951f3bdd4409257bc10f7f7715417 } from '../../../../cms/admin/fields/cells'
import { InstantField as InstantField_fbd6af007b0b3c4b71def4e589ff9e1a } from '../../../../cms/admin/fields/time-fields'
import { HistoryField as HistoryField_51265b6915941fdb001fb02af7c7b708 } from '../../../../cms/admin/front-desk/history-field'
import { ImportBookings as ImportBookings_a1f15f8200ea7dc2a2d3d2c28e10efa2 } from '../../../../cms/admin/front-desk/import-bookings'
import { MessageView as MessageView_8da107885a0ca518c0be0ee810a1adfe } from '../../../../cms/admin/front-desk/message-view'
import { HiddenField as HiddenField_8da107885a0ca518c0be0ee810a1adfe } from '../../../../cms/admin/front-desk/message-view'
import { MailView as MailView_8da107885a0ca518c0be0ee810a1adfe } from '../../../../cms/admin/front-desk/message-view'
import { TranslatedLabel as TranslatedLabel_f744ce769136bc4434a227dfa9c4692f } from '../../../../cms/admin/fields/translated-label'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { DefaultTextField as DefaultTextField_84808a641940e9550e2c4b9ecc0a94e9 } from '../../../../cms/admin/fields/default-text-field'
import { MissingMapPoint as MissingMapPoint_44b73e2e7fd428282d6b4310da604b50 } from '../../../../cms/admin/fields/missing-map-point'
import { WeeklyHours as WeeklyHours_b5d3a65f19f6178accf8e20e57422070 } from '../../../../cms/admin/fields/weekly-hours'
import { ConfirmedSettings as ConfirmedSettings_a7a98964254150acf268d777d1460a5a } from '../../../../cms/admin/account/account-security'
import { LastChange as LastChange_50d072c39f168e5c082f8fb08cea73a2 } from '../../../../cms/admin/publishing/document-controls'
import { DiscardEmptyDraft as DiscardEmptyDraft_50d072c39f168e5c082f8fb08cea73a2 } from '../../../../cms/admin/publishing/document-controls'
import { UntitledName as UntitledName_50d072c39f168e5c082f8fb08cea73a2 } from '../../../../cms/admin/publishing/document-controls'
import { RowLabel as RowLabel_f80e5e49e8efa8c0e81d3eabe0617ae6 } from '../../../../cms/admin/fields/row-labels'
import { RupeesCell as RupeesCell_d37951f3bdd4409257bc10f7f7715417 } from '../../../../cms/admin/fields/cells'
import { RupeesField as RupeesField_27ebb6316f2ab0a280356aff5e7b22c9 } from '../../../../cms/admin/fields/rupees-field'
import { WallClockCell as WallClockCell_d37951f3bdd4409257bc10f7f7715417 } from '../../../../cms/admin/fields/cells'
import { HiddenNote as HiddenNote_8afa6a1d09dd0c5c176178cecaed21ce } from '../../../../cms/admin/publishing/hidden-note'
import { IsShownCell as IsShownCell_d37951f3bdd4409257bc10f7f7715417 } from '../../../../cms/admin/fields/cells'
import { OwnPassword as OwnPassword_cf29c4915a89c0cd5cf3cdff1dc045db } from '../../../../cms/admin/account/own-password'
import { AccountSecurity as AccountSecurity_a7a98964254150acf268d777d1460a5a } from '../../../../cms/admin/account/account-security'
import { HolidayRowLabel as HolidayRowLabel_f80e5e49e8efa8c0e81d3eabe0617ae6 } from '../../../../cms/admin/fields/row-labels'
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
import { NetworkErrors as NetworkErrors_d52a3b24131274928691e457edd1dc76 } from '../../../../cms/admin/network-errors'
import { RepairedMarkup as RepairedMarkup_042474a445fb01784394c886124f68ab } from '../../../../cms/admin/repaired-markup'
import { LinkedField as LinkedField_e28894efa4ffe0ff19a14d40c6d39648 } from '../../../../cms/admin/start/linked-field'
import { StartPage as StartPage_8c774c211ccbd3d51926b2c8d4ad34a6 } from '../../../../cms/admin/start/start-page'
import { SignInView as SignInView_96e95de98ed38c3d46b846e0c09f09e5 } from '../../../../cms/admin/account/sign-in-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/fields/cells#DateCell": DateCell_d37951f3bdd4409257bc10f7f7715417,
  "/cms/admin/fields/time-fields#WallClockField": WallClockField_fbd6af007b0b3c4b71def4e589ff9e1a,
  "/cms/admin/fields/cells#YesNoCell": YesNoCell_d37951f3bdd4409257bc10f7f7715417,
  "/cms/admin/fields/cells#InstantCell": InstantCell_d37951f3bdd4409257bc10f7f7715417,
  "/cms/admin/fields/time-fields#InstantField": InstantField_fbd6af007b0b3c4b71def4e589ff9e1a,
  "/cms/admin/front-desk/history-field#HistoryField": HistoryField_51265b6915941fdb001fb02af7c7b708,
  "/cms/admin/front-desk/import-bookings#ImportBookings": ImportBookings_a1f15f8200ea7dc2a2d3d2c28e10efa2,
  "/cms/admin/front-desk/message-view#MessageView": MessageView_8da107885a0ca518c0be0ee810a1adfe,
  "/cms/admin/front-desk/message-view#HiddenField": HiddenField_8da107885a0ca518c0be0ee810a1adfe,
  "/cms/admin/front-desk/message-view#MailView": MailView_8da107885a0ca518c0be0ee810a1adfe,
  "/cms/admin/fields/translated-label#TranslatedLabel": TranslatedLabel_f744ce769136bc4434a227dfa9c4692f,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/cms/admin/fields/default-text-field#DefaultTextField": DefaultTextField_84808a641940e9550e2c4b9ecc0a94e9,
  "/cms/admin/fields/missing-map-point#MissingMapPoint": MissingMapPoint_44b73e2e7fd428282d6b4310da604b50,
  "/cms/admin/fields/weekly-hours#WeeklyHours": WeeklyHours_b5d3a65f19f6178accf8e20e57422070,
  "/cms/admin/account/account-security#ConfirmedSettings": ConfirmedSettings_a7a98964254150acf268d777d1460a5a,
  "/cms/admin/publishing/document-controls#LastChange": LastChange_50d072c39f168e5c082f8fb08cea73a2,
  "/cms/admin/publishing/document-controls#DiscardEmptyDraft": DiscardEmptyDraft_50d072c39f168e5c082f8fb08cea73a2,
  "/cms/admin/publishing/document-controls#UntitledName": UntitledName_50d072c39f168e5c082f8fb08cea73a2,
  "/cms/admin/fields/row-labels#RowLabel": RowLabel_f80e5e49e8efa8c0e81d3eabe0617ae6,
  "/cms/admin/fields/cells#RupeesCell": RupeesCell_d37951f3bdd4409257bc10f7f7715417,
  "/cms/admin/fields/rupees-field#RupeesField": RupeesField_27ebb6316f2ab0a280356aff5e7b22c9,
  "/cms/admin/fields/cells#WallClockCell": WallClockCell_d37951f3bdd4409257bc10f7f7715417,
  "/cms/admin/publishing/hidden-note#HiddenNote": HiddenNote_8afa6a1d09dd0c5c176178cecaed21ce,
  "/cms/admin/fields/cells#IsShownCell": IsShownCell_d37951f3bdd4409257bc10f7f7715417,
  "/cms/admin/account/own-password#OwnPassword": OwnPassword_cf29c4915a89c0cd5cf3cdff1dc045db,
  "/cms/admin/account/account-security#AccountSecurity": AccountSecurity_a7a98964254150acf268d777d1460a5a,
  "/cms/admin/fields/row-labels#HolidayRowLabel": HolidayRowLabel_f80e5e49e8efa8c0e81d3eabe0617ae6,
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
  "/cms/admin/network-errors#NetworkErrors": NetworkErrors_d52a3b24131274928691e457edd1dc76,
  "/cms/admin/repaired-markup#RepairedMarkup": RepairedMarkup_042474a445fb01784394c886124f68ab,
  "/cms/admin/start/linked-field#LinkedField": LinkedField_e28894efa4ffe0ff19a14d40c6d39648,
  "/cms/admin/start/start-page#StartPage": StartPage_8c774c211ccbd3d51926b2c8d4ad34a6,
  "/cms/admin/account/sign-in-view#SignInView": SignInView_96e95de98ed38c3d46b846e0c09f09e5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
