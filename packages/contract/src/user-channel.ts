/** Apart from the events, because the portal names its channels before it knows the events. */
export function userChannel(uuid: string): `private-user.${string}` {
  return `private-user.${uuid}`;
}
