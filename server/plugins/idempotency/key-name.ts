/** What names a claim of a key. `takenAt`: when this request claimed it; a later time in the row belongs to another request. */
export interface KeyName {
  actor: string;
  key: string;
  takenAt: Date;
}
