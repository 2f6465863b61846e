import type { Direction } from "@etalase/contracts/content";
import { messages } from "@etalase/contracts/messages";
import type { Partner, PartnerOrder } from "@etalase/contracts/partners.schema";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type HttpError, useDataProvider, useListContext, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";

type Move = Readonly<{ partner: Partner; direction: Direction }>;

/** Where a moved partner has come to. */
type Arrival = Readonly<{ id: string; name: string; direction: Direction; order: number }>;

const refused = 400;

/** Whether the rows stand in the custom order, all of them: then the ends are known, and a row's page follows its place. */
function useAllInOrder(): boolean {
  const { sort, filterValues } = useListContext();
  return sort.field === "order" && !Object.values(filterValues).some(Boolean);
}

/** Moves partners one place up or down, and stays with them when they come to another page. */
export function usePartnerMoves() {
  const { total, page, perPage, setPage } = useListContext();
  const allInOrder = useAllInOrder();
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [arrival, setArrival] = useState<Arrival>();

  const arrive = ({ partners }: PartnerOrder, { partner, direction }: Move) => {
    const order = partners.find(({ _id }) => _id === partner.id)?.order;
    if (order === undefined) return;
    setArrival({ id: partner.id, name: partner.name, direction, order });
    const itsPage = Math.floor(order / perPage) + 1;
    if (allInOrder && itsPage !== page) setPage(itsPage);
  };

  const { mutate } = useMutation<PartnerOrder, HttpError, Move>({
    // One after the other, so that quick presses add up.
    scope: { id: "partners/order" },
    mutationFn: ({ partner, direction }) => provider.move("partners", { id: partner.id, direction }),
    onSuccess: arrive,
    onError: ({ status, message }) =>
      notify(status === refused ? message : messages.partners.orderFailed, { type: "error" }),
    onSettled: refresh,
  });

  const isAtEnd = ({ order }: Partner, direction: Direction) =>
    allInOrder && order === (direction === "up" ? 0 : (total ?? 0) - 1);

  return { move: (partner: Partner, direction: Direction) => mutate({ partner, direction }), isAtEnd, arrival };
}
