/** SQL for the lines of a document as JSON, for the columns of its list. `more` adds fields of one kind only; the line is `l`. */
export const linesJson = (table: string, document: string, more = ''): string => `(select coalesce(json_agg(json_build_object(
    'id', l.id, 'position', l.position, 'kind', l.kind, 'itemId', l.item_id, 'description', l.description,
    'quantity', l.quantity, 'unit', l.unit, 'unitPrice', l.unit_price, 'baseQuantity', l.base_quantity,
    'discountPercent', l.discount_percent, 'discountAmount', l.discount_amount, 'discount', l.discount,
    'charge', l.charge, 'chargeReason', l.charge_reason, 'taxRateId', l.tax_rate_id, 'taxName', l.tax_name, 'taxPercent', l.tax_percent,
    'taxCategory', l.tax_category, 'taxReason', l.tax_reason, 'taxIsafCode', l.tax_isaf_code, 'taxSaftCode', l.tax_saft_code, 'net', l.net, 'serviceFrom', l.service_from, 'serviceTo', l.service_to${more && `, ${more}`}
  ) order by l.position), '[]'::json) from ${table}_line l where l.${table}_id = ${document}.id)`;

/** SQL for the taxes of a document as JSON. */
export const taxesJson = (table: string, document: string): string => `(select coalesce(json_agg(json_build_object(
    'category', x.category, 'percent', x.percent, 'discount', x.discount, 'charge', x.charge, 'base', x.base, 'amount', x.amount, 'exemptionReason', x.exemption_reason
  ) order by x.id), '[]'::json) from ${table}_tax x where x.${table}_id = ${document}.id)`;
