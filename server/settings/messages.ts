import { requireWhole } from './whole-settings.ts';

/** How messages are delivered: real carriers, the outbox shown by /dev/outbox, or not at all. */
export interface MessagesConfig {
  sms: { source: 'off' | 'outbox' } | SolapiConfig;
  mail: { source: 'off' | 'outbox' } | SmtpConfig;
  /** The toll-free number for opting out of advertising texts; without one, none are sent. */
  refusalNumber: string | null;
}

export interface SolapiConfig {
  source: 'solapi';
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
  sender: string;
  /** Template ids by event (rules/member/message.ts). */
  alimtalk: { profile: string; templates: Readonly<Record<string, string>> } | null;
}

export interface SmtpConfig {
  source: 'smtp';
  url: string;
  from: string;
}

/** The message settings in the environment. */
export interface MessageEnvironment {
  SMS_REFUSAL_NUMBER?: string | undefined;
  SMTP_FROM?: string | undefined;
  SMTP_URL?: string | undefined;
  SOLAPI_ALIMTALK_PROFILE?: string | undefined;
  SOLAPI_ALIMTALK_TEMPLATES?: string | undefined;
  SOLAPI_API_KEY?: string | undefined;
  SOLAPI_API_SECRET?: string | undefined;
  SOLAPI_API_URL?: string | undefined;
  SOLAPI_SENDER?: string | undefined;
}

/**
 * The carriers of messages as configured. Errors: throws for a mail server without a sender, or the other way round, and for incomplete
 * Solapi settings.
 */
export function readMessages(values: MessageEnvironment, live: boolean): MessagesConfig {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_SENDER: sender, SMTP_URL: url, SMTP_FROM: from } = values;
  requireWhole('Mail', { SMTP_URL: url, SMTP_FROM: from });
  requireWhole('Solapi', { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_SENDER: sender });
  const none = { source: live ? 'off' : 'outbox' } as const;
  return {
    sms:
      apiKey && apiSecret && sender
        ? {
            source: 'solapi',
            apiUrl: values.SOLAPI_API_URL?.replace(/\/$/, '') ?? 'https://api.solapi.com',
            apiKey,
            apiSecret,
            sender,
            alimtalk: readAlimtalk(values),
          }
        : none,
    mail: url && from ? { source: 'smtp', url, from } : none,
    refusalNumber: values.SMS_REFUSAL_NUMBER ?? null,
  };
}

function readAlimtalk({
  SOLAPI_ALIMTALK_PROFILE: profile,
  SOLAPI_ALIMTALK_TEMPLATES: list = '',
}: MessageEnvironment): SolapiConfig['alimtalk'] {
  if (!profile) return null;
  const pairs = list.split(',').filter((pair) => pair !== '');
  return {
    profile,
    templates: Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
  };
}
