/** The message channels: a text to the phone (Alimtalk where configured), or e-mail. */
export const messageChannels = ['SMS', 'MAIL'] as const;
export type MessageChannel = (typeof messageChannels)[number];
