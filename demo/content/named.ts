/** Names in the shop are Korean and English everywhere (specification 3). */
export interface Named {
  name: { ko: string; en: string; cn?: string };
}
