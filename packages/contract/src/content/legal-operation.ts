import { LEGAL_DOCUMENTS, LOCALES } from '@crewpad/domain';
import { z } from 'zod';
import { isoDate } from '../common.ts';
import { operation } from '../operation.ts';

export const legalVersion = z.object({
  version: z.string(),
  date: isoDate.meta({ description: 'The day from which it applies' }),
});

export const getLegalText = operation({
  feature: 'content',
  method: 'GET',
  path: '/legal/{document}',
  summary: 'Get the current version of the terms or the privacy notice',
  params: z.object({ document: z.enum(LEGAL_DOCUMENTS) }),
  answer: z.object({
    data: legalVersion.extend({
      text: z
        .object({
          title: z.string().nullable(),
          html: z.string(),
          locale: z.enum(LOCALES).meta({ description: 'The language of title and text' }),
        })
        .nullable()
        .meta({ description: "The operator's text; null: the one that the site has by itself" }),
    }),
  }),
});
export type LegalText = z.infer<(typeof getLegalText)['answer']>['data'];
