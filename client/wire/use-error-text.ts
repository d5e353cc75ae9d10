import { useCallback } from 'react';
import { useLocale } from '../locale/locale-context.tsx';
import { errorText } from './api-error.ts';

/** Returns readable messages for thrown values: `toast(errorText(error), "error")`. */
export function useErrorText(): (error: unknown) => string {
  const locale = useLocale();
  return useCallback((error) => errorText(error, locale), [locale]);
}
