import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';

/** The field with the date of the document, which a kind names (`invoiceDate`). The tax rates in force on that date are offered. */
export const DateFieldContext = createContext('');

export const useDateField = (): string => useContext(DateFieldContext);
export const useDocumentDate = (): string => String(useWatch({ name: useDateField() }) ?? '');
