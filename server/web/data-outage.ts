/** The data service cannot answer just now: the page is for another moment, nothing is wrong with it. */
export class DataOutage extends Error {}
