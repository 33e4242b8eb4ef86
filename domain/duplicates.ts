/** What a client says of a contact whose namesakes it asks for. */
export const duplicateParameters = ['type', 'companyName', 'firstName', 'lastName', 'email', 'city', 'zipCode', 'except'];
