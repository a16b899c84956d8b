/** A change of a project's fixed price that its customer has agreed to. */
export class ChangeOrderRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  name: string;
  orderDate: string;
  /** In the currency of the customer, without tax; negative where the price goes down. */
  amount: number;
  /** The person who agreed to it for the customer. */
  agreedBy: string;
}
