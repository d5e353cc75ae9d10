/** The message channels: a text to the phone (Alimtalk where configured), or e-mail. */
export const messageChannels = ['SMS', 'MAIL'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** True for the name of a channel, for untrusted input. */
export function isMessageChannel(word: string): word is MessageChannel {
  return messageChannels.some((channel) => channel === word);
}
