import type { Config } from '#server/config.ts';
import { jusoSearch } from './juso.ts';
import { type AddressSearch, addressSearchOff } from './port.ts';

/** The configured address service: the government's, our stand-in (demonstration only), or none. */
export function openAddressSearch({ addressSearch }: Pick<Config, 'addressSearch'>): AddressSearch {
  return addressSearch.source === 'off' ? addressSearchOff : jusoSearch(addressSearch);
}
