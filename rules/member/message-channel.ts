/** The ways to a person: a text to the phone (as Alimtalk where that is set up), a mail. */
export const messageChannels = ['SMS', 'MAIL'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** True for a word that names a channel, for text from outside. */
export function isMessageChannel(word: string): word is MessageChannel {
  return messageChannels.some((channel) => channel === word);
}
