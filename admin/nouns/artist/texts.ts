/** What every screen of an artist says to an account that has none. */
export const artistTexts = { noArtist: '이 계정에 연결된 아티스트가 없어요.' } as const;
