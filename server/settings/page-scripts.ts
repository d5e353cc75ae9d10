import { z } from 'zod';

/** Settings of scripts that outside parties run on the shop's pages; without one, its script is never loaded. */
export const pageScriptsEnvironment = {
  CHAT_PLUGIN_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, _ and -')
    .optional()
    .describe('plug-in key of Channel Talk: chat with customer service; without it a sheet with hours, phone and form'),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional()
    .describe('container of Google Tag Manager: loaded for visitors who allow it; without it nobody is asked'),
  KAKAO_JAVASCRIPT_KEY: z
    .string()
    .regex(/^[0-9a-zA-Z]{16,64}$/, 'must be letters and digits')
    .optional()
    .describe('JavaScript key of the app at Kakao: sharing to KakaoTalk; hidden without it'),
};
