/** Stands in for Start's decoder of server functions in the browser: the API is the server. */
export const ServerFunctionSerializationAdapter = {
  key: "$TSS/serverfn",
  test: () => false,
  toSerializable: () => ({}),
  fromSerializable: () => {
    throw new Error("This site has no server functions.");
  },
};
