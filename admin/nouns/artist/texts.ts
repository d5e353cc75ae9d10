/** Shown on an artist's screens to an account without one. */
export const artistTexts = { noArtist: '이 계정에 연결된 아티스트가 없어요.' } as const;
