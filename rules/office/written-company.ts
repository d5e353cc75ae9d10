import { type Locale, type Translations, translated } from '../shop/locale.ts';

type Company = Record<'company_name' | 'address' | 'detail_address', string> & { translations: Translations };

/** The company of the shop info in a language. A translated address includes the detail, which comes first in other languages. */
export function writtenCompany(info: Company, locale: Locale): Record<'company_name' | 'address' | 'detail_address', string> {
  const address = translated(info, 'address', locale);
  return {
    company_name: translated(info, 'company_name', locale),
    address,
    detail_address: address === info.address ? info.detail_address : '',
  };
}
