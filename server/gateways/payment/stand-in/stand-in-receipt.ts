/** One receipt as the stand-in keeps it. */
export interface StandInReceipt {
  paymentId: string;
  status: 'ISSUED' | 'CANCELLED';
  type: 'PERSONAL' | 'CORPORATE';
  amount: number;
  issueNumber: string;
  issuedAt: string;
}
