import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { missingOfSeller } from '#rules/catalogue/brand/seller.ts';
import { companyForms } from '#rules/office/company-forms.ts';
import { lineOrNone } from '../../values.ts';
import { nameWords, pictureOrNone, position, shown, writtenWords } from './values.ts';

const form = (is: (text: string) => boolean) => (text: string) => text === '' || is(text);

/** The complete form of a brand, for POST /api/admin/brands and PUT /api/admin/brands/{id}. A brokered one names its seller. */
export const brandBody = z
  .strictObject({
    name: nameWords(60),
    description: writtenWords(2_000).nullable(),
    state: shown,
    logo_src: pictureOrNone,
    image_src: pictureOrNone,
    position,
    is_brokered: z.boolean().describe('The shop is only the intermediary of its goods, which are those of the seller'),
    seller_name: lineOrNone(80),
    seller_representative: lineOrNone(40),
    seller_registration_number: lineOrNone(20).refine(form(companyForms.registration), because('REGISTRATION')),
    seller_report_number: lineOrNone(60),
    seller_address: lineOrNone(200),
    seller_phone: lineOrNone(20).refine(form(companyForms.phone), because('PHONE')),
    seller_email: lineOrNone(120).refine(form(companyForms.mail), because('MAIL')),
    seller_return_address: lineOrNone(200),
  })
  .superRefine((brand, context) => {
    for (const column of missingOfSeller(brand)) context.addIssue({ code: 'custom', ...because('MISSING', column) });
  });

export type BrandBody = z.infer<typeof brandBody>;
